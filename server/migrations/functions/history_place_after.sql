-- The place after so many places of a search, from one on and before another; there are as many.
create or replace function history_place_after(few int[], many bit varying, first int, beyond int, wanted int) returns int
language plpgsql immutable
as $$
declare
  low int := first;
  high int := beyond;
  -- Of those wanted, how many are after `low`.
  missing int := wanted;
  hits int;
begin
  if few is not null then
    return coalesce((array(select place from unnest(few) place where place >= first and place < beyond order by place limit wanted))[wanted] + 1, first);
  end if;
  if wanted = 0 then return first; end if;
  while high - low > 1 loop
    hits := bit_count(substring(many from low + 1 for (high - low) / 2));
    if hits >= missing then
      high := low + (high - low) / 2;
    else
      missing := missing - hits;
      low := low + (high - low) / 2;
    end if;
  end loop;
  return low + 1;
end $$;
