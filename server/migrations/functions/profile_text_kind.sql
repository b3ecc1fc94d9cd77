-- The kind of a text in the report about texts: 1 if it is approved, and 2 more if it was returned. A text gets another round only after
-- it was returned.
create or replace function profile_text_kind(status text, round int) returns smallint language sql immutable as $$
  select ((status = 'approved')::int + 2 * (round > 1 or status = 'returned')::int)::smallint
$$;
