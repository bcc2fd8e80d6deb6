// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice What an account of the demo chain runs once it set this as its code (EIP-7702): several calls in one transaction, all or none.
contract DemoBatchAccount {
    struct Call {
        address to;
        uint256 value;
        bytes data;
    }

    error NotTheAccount(address caller);

    /// @dev Only the account itself may call, so nobody else moves what it holds.
    function execute(Call[] calldata calls) external payable {
        if (msg.sender != address(this)) revert NotTheAccount(msg.sender);
        for (uint256 i = 0; i < calls.length; i++) {
            (bool isDone, bytes memory answer) = calls[i].to.call{value: calls[i].value}(calls[i].data);
            if (isDone) continue;
            assembly {
                revert(add(answer, 32), mload(answer))
            }
        }
    }

    /// @dev The account still takes Ether.
    receive() external payable {}
}
