create table market_source (
  only_row boolean primary key default true check (only_row),
  chain_id bigint not null,
  genesis text not null check (genesis ~ '^0x[0-9a-f]{64}$')
);

create table market_pools (
  pool text primary key,
  base_is_first boolean not null,
  base_decimals integer not null,
  token_decimals integer not null,
  begun_at bigint not null,
  next_block bigint not null,
  read_until bigint not null,
  first_trade bigint
);

create table market_blocks (
  number bigint primary key,
  hash text not null check (hash ~ '^0x[0-9a-f]{64}$'),
  parent_hash text not null check (parent_hash ~ '^0x[0-9a-f]{64}$'),
  time bigint not null
);

create table market_trades (
  pool text not null,
  block_number bigint not null,
  log_index integer not null,
  block_hash text not null check (block_hash ~ '^0x[0-9a-f]{64}$'),
  time bigint not null,
  price numeric not null check (price > 0),
  base_volume numeric not null check (base_volume >= 0),
  token_volume numeric not null check (token_volume >= 0),
  primary key (pool, block_number, log_index)
);
create index market_trades_time on market_trades (pool, time);

create table market_candles (
  pool text not null,
  seconds integer not null check (seconds in (60, 900, 3600, 86400)),
  time bigint not null check (time % seconds = 0),
  open numeric not null check (open > 0),
  high numeric not null check (high >= open and high >= close),
  low numeric not null check (low <= open and low <= close),
  close numeric not null check (close > 0),
  base_volume numeric not null,
  token_volume numeric not null,
  primary key (pool, seconds, time)
);
