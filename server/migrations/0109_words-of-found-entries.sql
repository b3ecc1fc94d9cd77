-- Up Migration

-- `find_history` also returns the words of an entry, by which the best matches are ranked; `rank_history` searched once more in the same
-- way. A function cannot be replaced by one that returns other columns.
drop function if exists find_history;
drop function if exists rank_history;

-- Down Migration
-- The function is of the release that starts next.
