create table guestbook_entries (
  id bigint primary key generated always as identity,
  account text not null,
  address text not null,
  chain_id bigint not null,
  kind text not null check (kind in ('account', 'contract')),
  domain text not null,
  day text not null check (day ~ '^\d{4}-\d\d-\d\d$'),
  text text check (octet_length(text) <= 4096),
  signature text check (octet_length(signature) <= 8194),
  written_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  check ((deleted_at is null) = (text is not null and signature is not null))
);
create unique index guestbook_entries_day on guestbook_entries (account, day);
create index guestbook_entries_shown on guestbook_entries (id desc) where deleted_at is null;
create index guestbook_entries_deleted on guestbook_entries (deleted_at) where deleted_at is not null;

create table guestbook_decisions (
  account text not null,
  day text not null check (day ~ '^(\d{4}-\d\d-\d\d|all)$'),
  is_hidden boolean not null,
  address text not null,
  chain_id bigint not null,
  domain text not null,
  signature text not null check (octet_length(signature) <= 8194),
  signed_at timestamp(3) with time zone not null,
  primary key (account, day)
);
