create table nonces (
  nonce text primary key,
  kind text not null check (kind in ('plain', 'safe')),
  browser_hash text not null,
  fields jsonb not null,
  expires_at timestamp(3) with time zone not null,
  spent_at timestamp(3) with time zone
);
create index nonces_expires_at on nonces (expires_at);

create table sessions (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  address text not null,
  chain_id bigint not null,
  kind text not null check (kind in ('account', 'contract')),
  proof jsonb,
  created_at timestamp(3) with time zone not null,
  verified_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null
);
create index sessions_address on sessions (lower(address));
create index sessions_expires_at on sessions (expires_at);

create table rate_limits (
  key text primary key,
  requests integer not null check (requests > 0),
  resets_at timestamp(3) with time zone not null
);
create index rate_limits_resets_at on rate_limits (resets_at);
