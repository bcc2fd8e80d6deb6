// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @dev Some tokens return nothing from `transfer`, so nothing is expected.
interface IToken {
    function balanceOf(address holder) external view returns (uint256);
    function transfer(address to, uint256 value) external;
}

interface IPool {
    function token0() external view returns (address);
    function token1() external view returns (address);
    function getReserves() external view returns (uint112 reserve0, uint112 reserve1, uint32 timestamp);
    function swap(uint256 amount0Out, uint256 amount1Out, address to, bytes calldata data) external;
}

/// @notice Trades in the pools of the demo chain with tokens of its own, many pools in one transaction.
contract MarketMaker {
    /// @param sellsFirst whether the pool's first token is sold.
    /// @param millionths how much is sold, as a share of what the pool has of it.
    struct Trade {
        address pool;
        bool sellsFirst;
        uint32 millionths;
    }

    address public immutable owner;

    error NotOwner(address caller);

    constructor() {
        owner = msg.sender;
    }

    /// @dev A trade that it does not have the tokens for is left out, so that one pool cannot stop the others.
    function trade(Trade[] calldata trades) external {
        if (msg.sender != owner) revert NotOwner(msg.sender);
        for (uint256 i = 0; i < trades.length; i++) {
            Trade calldata one = trades[i];
            IPool pool = IPool(one.pool);
            (uint256 reserve0, uint256 reserve1,) = pool.getReserves();
            (uint256 reserveIn, uint256 reserveOut) = one.sellsFirst ? (reserve0, reserve1) : (reserve1, reserve0);
            IToken token = IToken(one.sellsFirst ? pool.token0() : pool.token1());
            uint256 amount = reserveIn * one.millionths / 1_000_000;
            if (amount == 0 || token.balanceOf(address(this)) < amount) continue;
            token.transfer(one.pool, amount);
            // A token may keep a part of a transfer: what the pool has got is what counts.
            amount = token.balanceOf(one.pool) - reserveIn;
            // The pool keeps 0.3 % of what comes in (Uniswap V2).
            uint256 out = amount * 997 * reserveOut / (reserveIn * 1000 + amount * 997);
            if (out == 0) continue;
            pool.swap(one.sellsFirst ? 0 : out, one.sellsFirst ? out : 0, address(this), "");
        }
    }
}
