-- Up Migration

-- An operator whose text was stopped asks a master to look at it. The conversation is with the masters (`handovers`) until it is settled:
-- sent as it is, returned with a note, or overtaken, because the handover ended in another way. Never deleted.
create table appeals (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations,
  customer_id bigint not null references customers,
  siteowner_id bigint not null references siteowners,
  operator_id bigint not null references operators,
  body text not null check (btrim(body) <> ''),
  -- The message that the text answers; null for a poke.
  in_reply_to bigint,
  -- The lease that the appeal ended.
  lease_id uuid not null unique,
  handover_id bigint not null references handovers,
  opened_at timestamptz not null default now(),
  outcome text check (outcome in ('sent', 'returned', 'overtaken')),
  note text check (btrim(note) <> ''),
  message_id bigint,
  settled_by bigint references operators,
  settled_at timestamptz,
  -- When the operator has read the outcome.
  seen_at timestamptz,
  check ((outcome is null) = (settled_at is null)),
  check (outcome is null or outcome = 'overtaken' or settled_by is not null),
  check ((outcome is not distinct from 'returned') = (note is not null)),
  check ((outcome is not distinct from 'sent') = (message_id is not null)),
  check (settled_at is not null or num_nonnulls(settled_by, seen_at) = 0)
);
create unique index appeals_open_handover on appeals (handover_id) where settled_at is null;
create index appeals_open on appeals (opened_at, id) where settled_at is null;
create index appeals_unseen on appeals (operator_id, id) where settled_at is not null and seen_at is null;
create index appeals_conversation on appeals (conversation_id, id);

-- The handover ends because somebody answers, ignores or gives back the conversation, or the customer is erased; also on a node of the
-- previous release.
create function overtake_appeal() returns trigger language plpgsql as $$
begin
  update appeals set outcome = 'overtaken', settled_by = new.ended_by, settled_at = now()
  where handover_id = new.id and settled_at is null;
  return null;
end $$;
create trigger handovers_overtake_appeal after update of ended_at on handovers for each row
  when (old.ended_at is null and new.ended_at is not null) execute function overtake_appeal();

-- Down Migration
drop trigger handovers_overtake_appeal on handovers;
drop function overtake_appeal();
drop table appeals;
