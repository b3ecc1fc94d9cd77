-- The place after so many places of a search, from one on and before another.
create or replace function history_place_after(few int[], many bit varying, first int, beyond int, wanted int) returns int
language plpgsql immutable
as $$
declare
  low int := first;
  high int := beyond;
  middle int;
begin
  while low < high loop
    middle := (low + high) / 2;
    if history_count_found(few, many, first, middle) >= wanted then high := middle; else low := middle + 1; end if;
  end loop;
  return low;
end $$;
