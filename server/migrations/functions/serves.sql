-- Whether the item has one of these kinds, site owners and segments; null site owners mean all but tests, null segments all. Inlined where it is
-- called.
create or replace function serves(item queue_items, kinds text[], siteowner_ids bigint[], segments text[])
returns boolean language sql stable as $$
  select item.kind = any (kinds)
    and case when siteowner_ids is null then not item.for_test else item.siteowner_id = any (siteowner_ids) end
    and (item.segment is null or segments is null or item.segment = any (segments))
$$;
