-- The handover of an appeal has ended without it: somebody answers, ignores or gives back the conversation, or the customer is erased.
create or replace function overtake_appeal() returns trigger language plpgsql as $$
begin
  update appeals set outcome = 'overtaken', settled_by = new.ended_by, settled_at = now()
  where handover_id = new.id and settled_at is null;
  return null;
end $$;
