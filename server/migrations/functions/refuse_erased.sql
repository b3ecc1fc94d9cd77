-- Refuses what somebody writes about a customer who was erased, or is being erased. An erasure locks the customer and their
-- conversations, so a row that refers to them waits for it, and is looked at afterwards. @throws PN409
create or replace function refuse_erased() returns trigger language plpgsql as $$
declare
  whose bigint;
begin
  case tg_argv[0]
    when 'self' then whose := new.id;
    when 'customer' then whose := new.customer_id;
    when 'conversation' then select customer_id into whose from conversations where id = new.conversation_id;
    when 'case' then
      select c.customer_id into whose from conversations c
      where c.id = coalesce((select conversation_id from report_cases where id = new.case_id),
        (select conversation_id from board_acts where id = new.act_id));
    when 'item' then
      select c.customer_id into whose from review_items i join conversations c on c.id = i.conversation_id where i.id = new.item_id;
    when 'review' then
      select c.customer_id into whose from reviews r join review_items i on i.id = r.item_id join conversations c on c.id = i.conversation_id
      where r.id = new.review_id;
  end case;
  perform from erasures where customer_id = whose;
  if found then
    raise exception 'Customer % was erased', whose using errcode = 'PN409';
  end if;
  return null;
end $$;
