create table market_lease (
  only_row boolean primary key default true check (only_row),
  epoch bigint not null,
  holder text not null,
  expires_at timestamp(3) with time zone not null,
  read_at timestamp(3) with time zone,
  looked_at timestamp(3) with time zone
);

create table market_snapshot (
  only_row boolean primary key default true check (only_row),
  epoch bigint not null,
  version bigint not null,
  body text not null
);
