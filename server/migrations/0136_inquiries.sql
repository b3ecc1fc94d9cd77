-- Up Migration

-- A customer asks who writes: recognised in a message, or marked by an operator. While it is open, nothing but a true answer is sent
-- in its conversation. A true answer closes it, or an operator who says why it was not asked. Never deleted.
create table inquiries (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations,
  customer_id bigint not null references customers,
  siteowner_id bigint not null references siteowners,
  -- The message that asks, and what; null when an operator has marked it.
  message_id bigint not null,
  kind text check (kind in ('real', 'bot', 'operator', 'paid', 'meet')),
  marked_by bigint references operators,
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  closed_by bigint references operators,
  -- The true answer: a message that contains an approved answer, or one that the operator has confirmed.
  answer_id bigint,
  approved_answer_id bigint references approved_answers,
  -- Why the customer has not asked.
  lift_reason text check (btrim(lift_reason) <> ''),
  check ((kind is null) = (marked_by is not null)),
  check ((closed_at is null) = (closed_by is null)),
  check ((closed_at is not null) = (num_nonnulls(answer_id, lift_reason) = 1)),
  check (approved_answer_id is null or answer_id is not null)
);
create unique index inquiries_open on inquiries (conversation_id) where closed_at is null;
create index inquiries_open_customer on inquiries (customer_id) where closed_at is null;
create index inquiries_siteowner on inquiries (siteowner_id, opened_at);

-- Repeats whether the conversation has an open inquiry: every send looks at it under the lock of this row. The trigger keeps it for each
-- new queue item, also of a node of the previous release.
alter table queue_items add column asked boolean not null default false;

create function keep_asked() returns trigger language plpgsql as $$
begin
  new.asked := exists (select from inquiries n where n.conversation_id = new.conversation_id and n.closed_at is null);
  return new;
end $$;
create trigger queue_items_asked before insert on queue_items for each row execute function keep_asked();

-- The row can have waited for one that a send has closed and deleted since: it is compared again.
create function recheck_asked() returns trigger language plpgsql as $$
begin
  update queue_items q set asked = false where q.conversation_id = new.conversation_id
    and not exists (select from inquiries n where n.conversation_id = new.conversation_id and n.closed_at is null);
  return null;
end $$;
create trigger queue_items_still_asked after insert on queue_items for each row when (new.asked) execute function recheck_asked();

-- Down Migration
drop trigger queue_items_still_asked on queue_items;
drop trigger queue_items_asked on queue_items;
drop function recheck_asked();
drop function keep_asked();
alter table queue_items drop column asked;
drop table inquiries;
