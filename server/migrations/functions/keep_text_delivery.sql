-- A node of the previous release finds no message for such a delivery and would give it up. The delivery waits for a node of this
-- release instead. The next release drops the function and its trigger.
create or replace function keep_text_delivery() returns trigger language plpgsql as $$
begin
  new.status := 'pending';
  new.attempts := 0;
  new.next_attempt_at := now() + interval '30 seconds';
  return new;
end $$;
