create index concurrently away_times_pauses on away_times (started_at) where is_pause;
