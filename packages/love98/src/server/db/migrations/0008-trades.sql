alter table market_trades add column side text;
alter table market_trades add column transaction_hash text;
alter table market_trades add column account text;

create index market_trades_swaps on market_trades (pool, block_number, log_index) where side is not null;
