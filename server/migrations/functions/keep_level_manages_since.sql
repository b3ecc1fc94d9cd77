-- The operators of a level that gets the right to manage operators have it from now on.
create or replace function keep_level_manages_since() returns trigger language plpgsql as $$
begin
  update operators set manages_since = case when 'manage_operators' = any(new.rights) then now() end
  where permissions_id = new.id;
  return null;
end $$;
