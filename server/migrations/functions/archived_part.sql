-- How many messages of a conversation are archived, and before which time: {count, before}. Null when none are. It reads the
-- archive only for a conversation that began before that time.
create or replace function archived_part(conversation bigint, began_at timestamptz) returns jsonb language plpgsql stable
security definer set search_path = public, pg_temp as $$
declare
  archived_before timestamptz := (select (max(month) + interval '1 month') at time zone 'utc' from archived_months);
  archived_count bigint;
begin
  if archived_before is null or began_at is null or began_at >= archived_before then return null; end if;
  select count(*) into archived_count from archive.messages where conversation_id = conversation;
  if archived_count = 0 then return null; end if;
  return jsonb_build_object('count', archived_count,
    'before', to_char(archived_before at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'));
end $$;
