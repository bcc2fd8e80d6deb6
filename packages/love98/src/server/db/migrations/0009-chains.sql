-- The market of each chain. These tables replace market_*, which a server of the version before still uses while it is
-- replaced; a later migration drops them.
create table chain_leases (
  chain_id bigint primary key,
  epoch bigint not null,
  holder text not null,
  expires_at timestamp(3) with time zone not null,
  read_at timestamp(3) with time zone,
  requested_at timestamp(3) with time zone
);

create table chain_snapshots (
  chain_id bigint primary key,
  epoch bigint not null,
  version bigint not null,
  body text not null
);

create table chain_histories (
  chain_id bigint primary key,
  genesis text not null check (genesis ~ '^0x[0-9a-f]{64}$')
);

create table chain_pools (
  chain_id bigint not null,
  pool text not null,
  base_is_first boolean not null,
  base_decimals integer not null,
  token_decimals integer not null,
  begun_at bigint not null,
  next_block bigint not null,
  read_until bigint not null,
  first_trade bigint,
  primary key (chain_id, pool)
);

create table chain_blocks (
  chain_id bigint not null,
  number bigint not null,
  hash text not null check (hash ~ '^0x[0-9a-f]{64}$'),
  parent_hash text not null check (parent_hash ~ '^0x[0-9a-f]{64}$'),
  time bigint not null,
  primary key (chain_id, number)
);

create table chain_trades (
  chain_id bigint not null,
  pool text not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash text not null check (block_hash ~ '^0x[0-9a-f]{64}$'),
  time bigint not null,
  price numeric not null check (price > 0),
  base_volume numeric not null check (base_volume >= 0),
  token_volume numeric not null check (token_volume >= 0),
  side text,
  transaction_hash text,
  account text,
  primary key (chain_id, pool, block_number, log_index)
);

create table chain_candles (
  chain_id bigint not null,
  pool text not null,
  seconds integer not null check (seconds in (60, 900, 3600, 86400)),
  time bigint not null check (time % seconds = 0),
  open numeric not null check (open > 0),
  high numeric not null check (high >= open and high >= close),
  low numeric not null check (low <= open and low <= close),
  close numeric not null check (close > 0),
  base_volume numeric not null,
  token_volume numeric not null,
  primary key (chain_id, pool, seconds, time)
);

-- The history of the one chain so far; nodes may no longer have its first days.
insert into chain_histories select chain_id, genesis from market_source;
insert into chain_pools
  select chain_id, pool, base_is_first, base_decimals, token_decimals, begun_at, next_block, read_until, first_trade
  from market_source, market_pools;
insert into chain_blocks select chain_id, number, hash, parent_hash, time from market_source, market_blocks;
insert into chain_trades
  select chain_id, pool, block_number, log_index, block_hash, time, price, base_volume, token_volume, side,
    transaction_hash, account
  from market_source, market_trades;
insert into chain_candles
  select chain_id, pool, seconds, time, open, high, low, close, base_volume, token_volume
  from market_source, market_candles;

create index chain_trades_time on chain_trades (chain_id, pool, time);
create index chain_trades_swaps on chain_trades (chain_id, pool, block_number, log_index) where side is not null;
