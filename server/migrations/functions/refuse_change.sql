-- Refuses updates, deletes and `truncate`. The owner can delete old rows after it has set `panel.prunes` in the transaction.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('panel.prunes', true) = 'on' then
    return null;
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;
