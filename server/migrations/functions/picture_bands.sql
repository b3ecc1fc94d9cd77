-- Six bands of a picture hash. Two hashes that differ in at most five bits have at least one band in common, so an index on
-- the bands finds all candidates. The upper bits of a band are its number.
create or replace function picture_bands(hash bigint) returns int[] language sql immutable strict parallel safe as $$
  select array[
    (hash & 2047)::int,
    1 << 11 | ((hash >> 11) & 2047)::int,
    2 << 11 | ((hash >> 22) & 2047)::int,
    3 << 11 | ((hash >> 33) & 2047)::int,
    4 << 11 | ((hash >> 44) & 1023)::int,
    5 << 11 | ((hash >> 54) & 1023)::int]
$$;
