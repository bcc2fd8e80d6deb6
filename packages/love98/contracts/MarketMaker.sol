// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @dev Some tokens return nothing from `transfer`, so nothing is expected.
interface IToken {
    function balanceOf(address holder) external view returns (uint256);
    function transfer(address to, uint256 value) external;
}

/// @dev A pool of Uniswap V2 or V3.
interface IPool {
    function token0() external view returns (address);
    function token1() external view returns (address);
    function getReserves() external view returns (uint112 reserve0, uint112 reserve1, uint32 timestamp);
    function swap(uint256 amount0Out, uint256 amount1Out, address to, bytes calldata data) external;
    function slot0() external view returns (uint160 sqrtPrice, int24, uint16, uint16, uint16, uint8, bool);
    function liquidity() external view returns (uint128);
    function swap(address to, bool zeroForOne, int256 amount, uint160 limit, bytes calldata data) external;
}

/// @dev The manager of Uniswap V4.
interface IManager {
    struct Key {
        address currency0;
        address currency1;
        uint24 fee;
        int24 tickSpacing;
        address hooks;
    }

    struct Swap {
        bool zeroForOne;
        int256 amount;
        uint160 limit;
    }

    function unlock(bytes calldata data) external returns (bytes memory);
    function extsload(bytes32 slot) external view returns (bytes32);
    function swap(Key memory key, Swap memory swap, bytes calldata hookData) external returns (int256 delta);
    function sync(address currency) external;
    function settle() external payable returns (uint256);
    function take(address currency, address to, uint256 amount) external;
}

/// @notice Trades in the pools of the demo chain with tokens of its own, many pools in one transaction.
contract MarketMaker {
    /// @param kind the generation of Uniswap: 2, 3 or 4.
    /// @param pool the pool; of V4 the manager.
    /// @param key of a pool of V4.
    /// @param sellsFirst whether the pool's first token is sold.
    /// @param millionths how much is sold, as a share of what the pool has of it.
    struct Trade {
        uint8 kind;
        address pool;
        IManager.Key key;
        bool sellsFirst;
        uint32 millionths;
    }

    /// @dev The prices at the ends of V3 and V4 (`TickMath.sol`), which no trade of the demo reaches.
    uint160 private constant LOWEST = 4295128739 + 1;
    uint160 private constant HIGHEST = 1461446703485210103287273052203988822378723970342 - 1;

    /// @dev The place of `pools` in the storage of the manager (`StateLibrary.sol` of v4-core).
    uint256 private constant POOLS = 6;
    uint256 private constant LIQUIDITY = 3;

    address public immutable owner;

    /// @dev The pool that may ask for tokens.
    address private transient asking;

    error NotOwner(address caller);
    error NotAsking(address caller);

    constructor() {
        owner = msg.sender;
    }

    receive() external payable {}

    /// @dev A trade that it does not have the tokens for is left out, so that one pool cannot stop the others.
    function trade(Trade[] calldata trades) external {
        if (msg.sender != owner) revert NotOwner(msg.sender);
        for (uint256 i = 0; i < trades.length; i++) {
            Trade calldata one = trades[i];
            asking = one.pool;
            if (one.kind == 2) tradeV2(one);
            else if (one.kind == 3) tradeV3(one);
            else tradeV4(one);
        }
        asking = address(0);
    }

    function tradeV2(Trade calldata one) private {
        IPool pool = IPool(one.pool);
        (uint256 reserve0, uint256 reserve1,) = pool.getReserves();
        (uint256 reserveIn, uint256 reserveOut) = one.sellsFirst ? (reserve0, reserve1) : (reserve1, reserve0);
        IToken token = IToken(one.sellsFirst ? pool.token0() : pool.token1());
        uint256 amount = reserveIn * one.millionths / 1_000_000;
        if (amount == 0 || token.balanceOf(address(this)) < amount) return;
        token.transfer(one.pool, amount);
        // A token may keep a part of a transfer: what the pool has got is what counts.
        amount = token.balanceOf(one.pool) - reserveIn;
        // The pool keeps 0.3 % of what comes in (Uniswap V2).
        uint256 out = amount * 997 * reserveOut / (reserveIn * 1000 + amount * 997);
        if (out == 0) return;
        pool.swap(one.sellsFirst ? 0 : out, one.sellsFirst ? out : 0, address(this), "");
    }

    function tradeV3(Trade calldata one) private {
        IPool pool = IPool(one.pool);
        (uint160 price,,,,,,) = pool.slot0();
        uint256 amount = reserveOf(price, pool.liquidity(), one.sellsFirst) * one.millionths / 1_000_000;
        address token = one.sellsFirst ? pool.token0() : pool.token1();
        if (amount == 0 || holds(token) < amount) return;
        pool.swap(address(this), one.sellsFirst, int256(amount), one.sellsFirst ? LOWEST : HIGHEST, "");
    }

    function uniswapV3SwapCallback(int256 amount0, int256 amount1, bytes calldata) external {
        if (msg.sender != asking) revert NotAsking(msg.sender);
        IPool pool = IPool(msg.sender);
        if (amount0 > 0) IToken(pool.token0()).transfer(msg.sender, uint256(amount0));
        if (amount1 > 0) IToken(pool.token1()).transfer(msg.sender, uint256(amount1));
    }

    function tradeV4(Trade calldata one) private {
        bytes32 slot = keccak256(abi.encode(keccak256(abi.encode(one.key)), POOLS));
        IManager manager = IManager(one.pool);
        uint160 price = uint160(uint256(manager.extsload(slot)));
        uint128 liquidity = uint128(uint256(manager.extsload(bytes32(uint256(slot) + LIQUIDITY))));
        if (price == 0) return;
        uint256 amount = reserveOf(price, liquidity, one.sellsFirst) * one.millionths / 1_000_000;
        address token = one.sellsFirst ? one.key.currency0 : one.key.currency1;
        if (amount == 0 || holds(token) < amount) return;
        manager.unlock(abi.encode(one.key, one.sellsFirst, amount));
    }

    function unlockCallback(bytes calldata data) external returns (bytes memory) {
        if (msg.sender != asking) revert NotAsking(msg.sender);
        IManager manager = IManager(msg.sender);
        (IManager.Key memory key, bool sellsFirst, uint256 amount) =
            abi.decode(data, (IManager.Key, bool, uint256));
        int256 delta = manager.swap(
            key, IManager.Swap(sellsFirst, -int256(amount), sellsFirst ? LOWEST : HIGHEST), ""
        );
        move(manager, key.currency0, int128(delta >> 128));
        move(manager, key.currency1, int128(delta));
        return "";
    }

    /// @param amount what the manager owes; below zero what it gets.
    function move(IManager manager, address currency, int128 amount) private {
        if (amount > 0) {
            manager.take(currency, address(this), uint128(amount));
        } else if (amount < 0) {
            uint256 owed = uint128(-amount);
            manager.sync(currency);
            if (currency == address(0)) {
                manager.settle{value: owed}();
            } else {
                IToken(currency).transfer(address(manager), owed);
                manager.settle();
            }
        }
    }

    function holds(address token) private view returns (uint256) {
        return token == address(0) ? address(this).balance : IToken(token).balanceOf(address(this));
    }

    /// @dev What a position over all prices has of a token. Square roots of prices have 96 binary places.
    function reserveOf(uint160 price, uint128 liquidity, bool ofFirst) private pure returns (uint256) {
        return ofFirst ? (uint256(liquidity) << 96) / price : uint256(liquidity) * price >> 96;
    }
}
