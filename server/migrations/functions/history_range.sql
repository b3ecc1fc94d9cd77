-- The places of the entries of a part of time of a month: from `first` until before `beyond`.
-- @param starts of the period, null for none
-- @param upper is not part of it; with `after_id`, neither are the entries of `before` from this id on
-- @param size places of the month, whose entries are from before `placed_before`
create or replace function history_range(of_month date, starts timestamptz, upper timestamptz, before timestamptz, after_id bigint,
  placed_before timestamptz, size int, out first int, out beyond int)
language plpgsql stable
as $$
begin
  first := case when upper > before and after_id is not null then history_place_of(of_month, before, after_id)
    when upper >= placed_before then 0 else history_place_of(of_month, upper, null) end;
  beyond := case when starts > of_month::timestamp at time zone 'utc' then history_place_of(of_month, starts, null) else size end;
end $$;
