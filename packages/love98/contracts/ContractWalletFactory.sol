// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ContractWallet} from "./ContractWallet.sol";

/// @notice Creates contract wallets at addresses known beforehand (EIP-1014), so that a wallet may sign before it
/// exists (EIP-6492: the signature carries this factory's address and the call to `create`).
contract ContractWalletFactory {
    event Created(address indexed wallet, address indexed owner, bytes32 salt);

    /// @notice The wallet of `owner` for `salt`, created unless it exists.
    function create(address owner, bytes32 salt) external returns (address wallet) {
        wallet = addressOf(owner, salt);
        if (wallet.code.length > 0) return wallet;
        new ContractWallet{salt: salt}(owner);
        emit Created(wallet, owner, salt);
    }

    /// @notice Where `create` puts the wallet, whether it exists or not.
    function addressOf(address owner, bytes32 salt) public view returns (address) {
        bytes32 initCodeHash = keccak256(abi.encodePacked(type(ContractWallet).creationCode, abi.encode(owner)));
        return address(uint160(uint256(keccak256(abi.encodePacked(bytes1(0xff), address(this), salt, initCodeHash)))));
    }
}
