create table database_kind (
  only_row boolean primary key default true check (only_row),
  kind text not null check (kind in ('demo', 'production')),
  marked_at timestamp(3) with time zone not null default now()
);
