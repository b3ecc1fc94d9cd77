-- Sets what a new review has from its item, for the previous release.
create or replace function fill_item_of_review() returns trigger language plpgsql as $$
begin
  if new.source is null then
    select i.message_created_at, i.siteowner_id, i.source into new.message_created_at, new.siteowner_id, new.source
    from review_items i where i.id = new.item_id;
  end if;
  return new;
end $$;
