-- The first places of a search from a place on and before another, up to a number, in their order.
create or replace function history_first_places(few int[], many bit varying, first int, beyond int, most int) returns int[]
language plpgsql immutable
as $$
declare
  hits int;
  beginning int := first;
  found int[] := '{}';
begin
  if few is not null then
    return array(select place from unnest(few) place where place >= first and place < beyond order by place limit most);
  end if;
  hits := least(most, history_count_found(few, many, first, beyond));
  if hits <= 2 then
    for each in 1 .. hits loop
      beginning := history_place_after(few, many, beginning, beyond, 1);
      found := found || beginning - 1;
    end loop;
    return found;
  end if;
  -- Parts without a hit are left out at once. Each join is of one part after the other, so the places are in their order.
  return array(
    select large + small + bit
    from generate_series(first, beyond - 1, 512) large
      cross join lateral (select substring(many from large + 1 for least(512, beyond - large)) as bits offset 0) of_large
      cross join lateral generate_series(0, length(of_large.bits) - 1, 32) small
      cross join lateral (select substring(of_large.bits from small + 1 for 32) as bits offset 0) of_small
      cross join lateral generate_series(0, length(of_small.bits) - 1) bit
    where bit_count(of_large.bits) > 0 and bit_count(of_small.bits) > 0 and get_bit(of_small.bits, bit) = 1
    limit most);
end $$;
