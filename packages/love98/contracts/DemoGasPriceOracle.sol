// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice The functions of the GasPriceOracle of the OP Stack that the product calls, with fixed prices. Tests put its code on a chain that is no rollup.
contract DemoGasPriceOracle {
    /// @dev Wei for each byte of a transaction without its signature.
    uint256 public constant bytePrice = 1 gwei * 1000;
    /// @dev Wei for a million units of gas, and for each transaction.
    uint256 public constant operatorFeeScalar = 3_000_000 gwei;
    uint256 public constant operatorFeeConstant = 2_000 gwei;

    bool private immutable isIsthmus;

    constructor(bool withOperatorFee) {
        isIsthmus = withOperatorFee;
    }

    function getL1Fee(bytes calldata transaction) external pure returns (uint256) {
        return transaction.length * bytePrice;
    }

    function getOperatorFee(uint256 gasUsed) external view returns (uint256) {
        require(isIsthmus);
        return (gasUsed * operatorFeeScalar) / 1e6 + operatorFeeConstant;
    }
}
