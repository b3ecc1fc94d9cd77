-- Since when an operator manages operators. A level with the right, given to somebody who has it already, keeps the time.
create or replace function keep_manages_since() returns trigger language plpgsql as $$
begin
  new.manages_since := case
    when exists (select from permissions where id = new.permissions_id and 'manage_operators' = any(rights))
    then coalesce(new.manages_since, now()) end;
  return new;
end $$;
