// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {DemoToken} from "DemoToken.sol";

/// @notice Reports a transfer of a token that is not its own.
contract Claimer {
    event Transfer(address indexed from, address indexed to, uint256 value);

    function claim(address from, address to, uint256 value) external {
        emit Transfer(from, to, value);
    }
}

/// @notice A token of the tests that lies in the way it is told to.
contract LyingToken is DemoToken {
    enum Lie {
        None,
        ReportsTwice,
        HidesTax,
        LetsAnotherReport,
        ReportsInOtherWords,
        TakesMore,
        ReportsPool,
        HidesTaxWhereTaken,
        TaxesGasPrice,
        TaxesBaseFee,
        TaxesGasLeft,
        TaxesCoinbase,
        Taxes,
        LimitsTransfers,
        LimitsTransfersByError
    }

    error TooMuchAtOnce(uint256 most);

    Lie public lie;
    Claimer private immutable claimer = new Claimer();

    event Swap(address indexed sender, uint256 in0, uint256 in1, uint256 out0, uint256 out1, address indexed to);
    event Noted(address indexed from, address indexed to, uint256 indexed value);

    constructor() DemoToken("Lie", "LIE", 18, 10 ** 30) {}

    function beLike(Lie next) external {
        lie = next;
    }

    /// @dev What a simulation cannot show: it pays nothing for gas, may use more of it, and names another producer of its block.
    function isTaxed() private view returns (bool) {
        if (lie == Lie.TaxesGasPrice) return tx.gasprice > 0;
        if (lie == Lie.TaxesBaseFee) return block.basefee > 0;
        if (lie == Lie.TaxesGasLeft) return gasleft() < 700_000;
        if (lie == Lie.TaxesCoinbase) return block.coinbase == address(0xC0);
        return lie == Lie.Taxes;
    }

    function move(address from, address to, uint256 value) internal override {
        if (isTaxed()) {
            // Nine tenths are kept, and the whole is reported.
            balanceOf[from] -= value;
            balanceOf[to] += value / 10;
            balanceOf[address(this)] += value - value / 10;
            emit Transfer(from, to, value);
            return;
        }
        if (lie == Lie.HidesTaxWhereTaken) {
            // A fifth is kept, and only what arrives is reported.
            balanceOf[from] -= value / 5;
            super.move(from, to, value - value / 5);
            return;
        }
        if (value > 1 ether) {
            require(lie != Lie.LimitsTransfers, "No more than one a day");
            if (lie == Lie.LimitsTransfersByError) revert TooMuchAtOnce(1 ether);
        }
        if (lie == Lie.HidesTax) {
            // A fifth is kept, and the whole is reported.
            balanceOf[from] -= value;
            balanceOf[to] += value - value / 5;
            emit Transfer(from, to, value);
            return;
        }
        super.move(from, to, value);
        if (lie == Lie.ReportsTwice) emit Transfer(from, to, value);
        if (lie == Lie.LetsAnotherReport) claimer.claim(from, to, value);
        if (lie == Lie.ReportsPool) emit Swap(msg.sender, value * 9, value * 9, value * 9, value * 9, to);
        if (lie == Lie.TakesMore) super.move(from, address(this), value / 2);
        if (lie == Lie.ReportsInOtherWords) {
            emit Noted(from, to, value);
            bytes32 transfer = Transfer.selector;
            assembly {
                mstore(0, value)
                mstore(32, value)
                // The event with all in its data, with four topics, and with too much data.
                log1(0, 64, transfer)
                log4(0, 32, transfer, from, to, to)
                log3(0, 64, transfer, from, to)
                log3(0, 31, transfer, from, to)
            }
        }
    }
}
