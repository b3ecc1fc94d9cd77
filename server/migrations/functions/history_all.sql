-- What matches every entry: each has the mark of one length.
create or replace function history_all() returns tsquery language sql immutable
as $$ select '''|n0'' | ''|n1'' | ''|n2'' | ''|n3'' | ''|n4'''::tsquery $$;
