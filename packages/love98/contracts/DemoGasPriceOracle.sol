// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice The function of the GasPriceOracle of the OP Stack that the product calls, with a fixed price for each byte. Tests put its code on a chain that is no rollup.
contract DemoGasPriceOracle {
    /// @dev Wei for each byte of a transaction without its signature.
    uint256 public constant bytePrice = 1 gwei * 1000;

    function getL1Fee(bytes calldata transaction) external pure returns (uint256) {
        return transaction.length * bytePrice;
    }
}
