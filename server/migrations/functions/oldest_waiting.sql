-- Locks the conversations that have waited longest of those that these operators may answer. Rows that another statement has
-- locked are skipped. The branches differ in their index.
create or replace function oldest_waiting(kinds text[], languages text[], siteowner_ids bigint[], segments text[], exclude bigint[],
  from_masters boolean, how_many int)
returns bigint[]
language plpgsql
as $$
begin
  if from_masters then
    return array(
      select q.conversation_id from queue_items q
      where q.language = any (languages) and q.for_master
        and is_waiting(q) and serves(q, kinds, siteowner_ids, segments)
        and q.conversation_id <> all (exclude)
      order by q.due_at, q.conversation_id
      limit how_many
      for update skip locked);
  elsif cardinality(languages) = 1 then
    return array(
      select q.conversation_id from queue_items q
      where q.language = languages[1] and not q.for_master
        and is_waiting(q) and serves(q, kinds, siteowner_ids, segments)
        and q.conversation_id <> all (exclude)
      order by q.due_at, q.conversation_id
      limit how_many
      for update skip locked);
  else
    return array(
      select q.conversation_id from queue_items q
      where q.language = any (languages) and not q.for_master
        and is_waiting(q) and serves(q, kinds, siteowner_ids, segments)
        and q.conversation_id <> all (exclude)
      order by q.due_at, q.conversation_id
      limit how_many
      for update skip locked);
  end if;
end $$;
