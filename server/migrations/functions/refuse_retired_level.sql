-- A save of levels locks them. An operator who gets a level meanwhile waits here, and is refused if it is retired by then.
create or replace function refuse_retired_level() returns trigger language plpgsql as $$
begin
  perform from permissions where id = new.permissions_id and retired_at is null for share;
  if not found then
    raise exception 'account level % is retired', new.permissions_id
      using errcode = 'check_violation', constraint = 'operators_level_in_use';
  end if;
  return new;
end $$;
