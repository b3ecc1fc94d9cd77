-- Refuses changes of the keys of the audit log, except what makes a key useless: its destruction for a customer who is erased, and its
-- loss.
create or replace function keep_audit_key() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.id, new.customer_id, new.made_at) = (old.id, old.customer_id, old.made_at)
    and (new.encrypted is not distinct from old.encrypted
      or new.encrypted is null and exists (select from erasures where customer_id = new.customer_id)) then
    return new;
  end if;
  raise exception 'A key of the audit log cannot be changed';
end $$;
