-- Up Migration

-- What the level and the operator both restrict is their intersection. Null means no restriction, so nobody's work changes.
alter table permissions
  add column message_types text[] check (message_types <@ array['reply', 'poke']),
  add column segments text[],
  -- A level that nobody can get any more. Its number and its name stay taken.
  add column retired_at timestamptz;

-- A save of levels locks them. An operator who gets a level meanwhile waits here, and is refused if it is retired by then.
create function refuse_retired_level() returns trigger language plpgsql as $$
begin
  perform from permissions where id = new.permissions_id and retired_at is null for share;
  if not found then
    raise exception 'account level % is retired', new.permissions_id
      using errcode = 'check_violation', constraint = 'operators_level_in_use';
  end if;
  return new;
end $$;
create trigger operators_level_in_use before insert or update of permissions_id on operators
  for each row execute function refuse_retired_level();

-- The level as which the operator sees the panel in this session.
alter table sessions add column preview_level_id bigint references permissions;

-- Down Migration
alter table sessions drop column preview_level_id;
drop trigger operators_level_in_use on operators;
drop function refuse_retired_level();
alter table permissions drop column retired_at, drop column segments, drop column message_types;
