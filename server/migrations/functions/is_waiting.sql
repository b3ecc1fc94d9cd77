-- Whether the item can be claimed: due, not claimed, not on hold, and no poke in quiet hours. Inlined where it is called.
create or replace function is_waiting(item queue_items) returns boolean language sql stable as $$
  select item.expires_at is null and not item.held and item.due_at <= now()
    and (item.kind = 'reply' or item.closes_at is null or item.closes_at > now())
$$;
