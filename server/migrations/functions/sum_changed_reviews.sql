-- Sums the weeks of the reviews in `changed` again; of an update, of those for which something changed that counts.
create or replace function sum_changed_reviews() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform sum_review_weeks(array_agg(week), array_agg(siteowner_id)) from (
      select distinct review_week(r.message_created_at) as week, r.siteowner_id
      from changed n join former f using (id), lateral (values (n.message_created_at, n.siteowner_id), (f.message_created_at, f.siteowner_id)) r (message_created_at, siteowner_id)
      where (n.item_id, n.passed, n.total, n.message_created_at, n.siteowner_id, n.source, n.criteria, n.scores)
        is distinct from (f.item_id, f.passed, f.total, f.message_created_at, f.siteowner_id, f.source, f.criteria, f.scores)) c;
  else
    perform sum_review_weeks(array_agg(week), array_agg(siteowner_id)) from (
      select distinct review_week(message_created_at) as week, siteowner_id from changed) c;
  end if;
  return null;
end $$;
