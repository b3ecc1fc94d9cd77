-- Little memory makes it write some blocks into a temporary file. It fails with 53100 when the disk is full: reads,
-- and writes into space that is free within the tables, would still succeed for a while.
create or replace function need_disk() returns bigint
language sql volatile set work_mem = '64kB'
as $$ select count(*) from generate_series(1, 10000) $$;
