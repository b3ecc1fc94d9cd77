-- The places of a search, from one until before another, at which one of these words can occur several times, or several of them.
create or replace function history_often_places(of_month date, term history_term, size int, few int[], many bit varying, first int, beyond int)
returns int[] language plpgsql stable
as $$
declare
  word record;
  seen bit varying;
  common bit varying;
  often int[] := '{}';
begin
  for word in
    select p.few, coalesce(p.dense, p.many) as many, p.repeated from history_places p where p.month = of_month and p.word = any(term.words)
    union all
    select p.few, p.many, p.repeated from unnest(term.beginnings) beginning cross join lateral (
      select p.few, coalesce(p.dense, p.many) as many, p.repeated from history_places p
      where p.month = of_month and p.word >= beginning and p.word < beginning || chr(1114111) offset 0) p
  loop
    often := often || coalesce(word.few, word.repeated, '{}');
    common := coalesce(common | (seen & word.many), seen & word.many, common);
    seen := coalesce(seen | word.many, word.many, seen);
  end loop;
  if common is not null then often := often || history_first_places(null, common, first, beyond, size); end if;
  return array(select distinct place from unnest(often) place
    where place >= first and place < beyond and case when many is null then place = any(few) else get_bit(many, place) = 1 end);
end $$;
