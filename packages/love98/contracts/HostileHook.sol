// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

struct PoolKey {
    address currency0;
    address currency1;
    uint24 fee;
    int24 tickSpacing;
    address hooks;
}

struct SwapParams {
    bool zeroForOne;
    int256 amountSpecified;
    uint160 sqrtPriceLimitX96;
}

interface IPoolManager {
    function take(address currency, address to, uint256 amount) external;
}

/// @notice A hook of V4 that only tests use. It keeps a part of the output of swaps when `beLike` asks for it.
/// @dev Its address needs the permissions `afterSwap` and `afterSwapReturnsDelta`: the bits 0x44.
contract HostileHook {
    enum Trick {
        None,
        Takes,
        TakesByGasPrice,
        TakesByBaseFee,
        TakesByCoinbase,
        TakesByGasLeft,
        TakesOfOthers,
        TakesOfSales,
        Reverts
    }

    error Frozen();

    Trick public trick;
    uint256 public bips;
    address public spared;

    /// @param spared_ a caller of the pool manager, for example the quoter, that `TakesOfOthers` lets go.
    function beLike(Trick next, uint256 nextBips, address spared_) external {
        trick = next;
        bips = nextBips;
        spared = spared_;
    }

    /// @param delta the change for the swapper: the first currency in the upper 128 bits, the second one in the lower.
    function afterSwap(
        address sender,
        PoolKey calldata key,
        SwapParams calldata params,
        int256 delta,
        bytes calldata
    ) external returns (bytes4, int128) {
        if (trick == Trick.Reverts) revert Frozen();
        if (!takes(sender, params.zeroForOne)) return (this.afterSwap.selector, 0);
        // With an exact input, the unspecified currency is the output.
        bool first = (params.amountSpecified < 0) != params.zeroForOne;
        int128 change = first ? int128(delta >> 128) : int128(delta);
        uint256 amount = uint256(uint128(change < 0 ? -change : change)) * bips / 10_000;
        IPoolManager(msg.sender).take(first ? key.currency0 : key.currency1, address(this), amount);
        return (this.afterSwap.selector, int128(uint128(amount)));
    }

    /// @dev A simulation pays nothing for gas, has no base fee, may name another producer, and may use more gas.
    function takes(address sender, bool zeroForOne) private view returns (bool) {
        if (trick == Trick.TakesByGasPrice) return tx.gasprice > 0;
        if (trick == Trick.TakesByBaseFee) return block.basefee > 0;
        if (trick == Trick.TakesByCoinbase) return block.coinbase == address(0xC0);
        if (trick == Trick.TakesByGasLeft) return gasleft() < 700_000;
        if (trick == Trick.TakesOfOthers) return sender != spared;
        if (trick == Trick.TakesOfSales) return zeroForOne;
        return trick == Trick.Takes;
    }

    receive() external payable {}
}
