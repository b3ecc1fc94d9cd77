-- Serves all operators who claim at the same moment. A group is {operator_ids, kinds, languages, siteowner_ids, segments,
-- exclude, handovers}: operators with the same rights and languages, in the order of their requests. Null siteowner_ids or
-- segments mean all. With handovers, conversations for masters come first; without, they are skipped. Each operator gets the
-- conversation that has waited longest of those that are left. An operator who has a lease, is suspended or paused, had their last
-- chat, or has to read feedback first gets none; nobody gets what they skipped within a day.
create or replace function claim_conversations(groups jsonb, lease_seconds int)
returns table (operator_id bigint, conversation_id bigint, lease_id uuid, epoch bigint, expires_at timestamptz)
language plpgsql
-- The table is small, and its statistics are always out of date. These settings keep the planner on the index, oldest first.
set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off set enable_hashjoin = off
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  asked record;
  holders bigint[];
  takers bigint[];
  skippers bigint[];
  served bigint[];
  unwanted bigint[];
  free bigint[];
begin
  for asked in
    select g.* from jsonb_to_recordset(groups) as g (operator_ids bigint[], kinds text[], languages text[],
      siteowner_ids bigint[], segments text[], exclude bigint[], handovers boolean)
  loop
    holders := array(
      select q.operator_id from queue_items q
      where q.operator_id = any (asked.operator_ids) and q.expires_at is not null);
    takers := array(
      select o.id from operators o
      where o.id = any (asked.operator_ids) and o.suspended_at is null and o.paused_at is null and o.id <> all (holders)
        and not is_last_chat(o.id) and not exists (select from asked_feedback(o.id))
      order by array_position(asked.operator_ids, o.id));
    continue when takers = '{}';
    -- Operators who skipped something that waits now have fewer candidates than the others, and are served after them.
    skippers := array(
      select distinct s.operator_id from skips s
      where s.operator_id = any (takers) and s.created_at > now() - interval '24 hours'
        and exists (select from queue_items q where q.conversation_id = s.conversation_id));
    for turn in 0..cardinality(skippers) loop
      if turn = 0 then
        served := takers;
        if skippers <> '{}' then
          served := array(select t.id from unnest(takers) with ordinality t (id, place) where t.id <> all (skippers) order by t.place);
        end if;
        unwanted := asked.exclude;
      else
        served := array[skippers[turn]];
        unwanted := asked.exclude || array(
          select s.conversation_id from skips s
          where s.operator_id = skippers[turn] and s.created_at > now() - interval '24 hours');
      end if;
      free := '{}';
      if asked.handovers then
        free := oldest_waiting(asked.kinds, asked.languages, asked.siteowner_ids, asked.segments, unwanted, true, cardinality(served));
      end if;
      if cardinality(free) < cardinality(served) then
        free := free || oldest_waiting(asked.kinds, asked.languages, asked.siteowner_ids, asked.segments, unwanted, false,
          cardinality(served) - cardinality(free));
      end if;
      return query
        update queue_items q
        set previous_lease_id = q.lease_id, previous_operator_id = q.operator_id, lease_id = gen_random_uuid(),
          operator_id = served[f.place], epoch = nextval('queue_items_epoch'),
          expires_at = now() + make_interval(secs => lease_seconds), opened = true, input_at = now(), claimed_at = now()
        from unnest(free) with ordinality f (id, place)
        where q.conversation_id = f.id
        returning q.operator_id, q.conversation_id, q.lease_id, q.epoch, q.expires_at;
    end loop;
  end loop;
end $$;
