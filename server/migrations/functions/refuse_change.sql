-- Refuses updates, deletes and `truncate`. The owner can delete old rows after it has set `panel.prunes` in the transaction, encrypt
-- the words of customers after `panel.seals` (`seal_audit_entries`), and empty those of a customer who is erased after `panel.erases`
-- (`erase_audit_words`).
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('panel.prunes', true) = 'on'
    or tg_op = 'UPDATE' and 'on' in (current_setting('panel.erases', true), current_setting('panel.seals', true)) then
    return null;
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;
