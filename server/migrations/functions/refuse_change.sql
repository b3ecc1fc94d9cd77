-- Also emptied at once it would be changed. The owner prunes it, and says so in the transaction that does.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('panel.prunes', true) = 'on' then
    return null;
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;
