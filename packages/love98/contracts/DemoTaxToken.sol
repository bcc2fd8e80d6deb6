// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {DemoToken} from "./DemoToken.sol";

/// @notice A token of the demo chain that keeps a part of each transfer, as many tokens of communities do.
/// @dev Its creator is exempt, as in most of them, so that pools begin with the reserves that were meant.
contract DemoTaxToken is DemoToken {
    uint256 public constant taxBips = 200;

    /// @notice Pays no tax and receives it.
    address public immutable collector;

    constructor(string memory tokenName, string memory tokenSymbol, uint8 tokenDecimals, uint256 initialSupply)
        DemoToken(tokenName, tokenSymbol, tokenDecimals, initialSupply)
    {
        collector = msg.sender;
    }

    function move(address from, address to, uint256 value) internal override {
        uint256 tax = from == collector || to == collector ? 0 : value * taxBips / 10_000;
        super.move(from, to, value - tax);
        if (tax > 0) super.move(from, collector, tax);
    }
}
