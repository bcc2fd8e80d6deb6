create index heartbreak_games_order on heartbreak_games
  (level, player, under_review, time_ms, actions, finished_at, id) include (kind, date) where status = 'ranked';
drop index heartbreak_games_best;
create index heartbreak_games_logs on heartbreak_games (issued_at) where status <> 'ranked' and log is not null;
drop index sessions_address;
