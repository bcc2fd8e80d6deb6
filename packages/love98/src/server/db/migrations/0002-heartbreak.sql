create table heartbreak_secrets (
  month text primary key check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  secret text not null check (secret ~ '^[0-9a-f]{64}$'),
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  created_at timestamp(3) with time zone not null
);

create table heartbreak_games (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  player text not null,
  address text not null,
  chain_id bigint,
  level text not null,
  kind text not null check (kind in ('daily', 'free')),
  date text not null check (date ~ '^\d{4}-\d\d-\d\d$'),
  board_id text not null,
  image integer not null check (image between 0 and 7),
  nonce_hash text not null check (nonce_hash ~ '^[0-9a-f]{64}$'),
  issued_at timestamp(3) with time zone not null,
  status text not null check (status in ('started', 'ranked', 'lost', 'refused', 'withdrawn')),
  finished_at timestamp(3) with time zone,
  time_ms integer check (time_ms >= 0),
  three_bv integer,
  actions integer,
  hints integer,
  love_points integer,
  under_review boolean not null default false,
  log text,
  detail jsonb,
  check (status in ('started', 'withdrawn') or finished_at is not null),
  check (status <> 'ranked' or (time_ms is not null and three_bv is not null and actions is not null
    and hints is not null and love_points is not null and log is not null))
);
create unique index heartbreak_games_daily on heartbreak_games (player, level, date) where kind = 'daily';
create index heartbreak_games_player on heartbreak_games (player, date);
create index heartbreak_games_best on heartbreak_games (level, player, time_ms, actions, finished_at, id)
  include (kind, date) where status = 'ranked';
create index heartbreak_games_day on heartbreak_games (level, date, kind) where status = 'ranked';
create index heartbreak_games_unranked on heartbreak_games (issued_at) where status <> 'ranked';
