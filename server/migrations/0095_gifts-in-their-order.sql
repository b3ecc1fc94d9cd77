-- Up Migration

-- The order of the catalogue: a page or a part of its file reads its own rows only.
create index gifts_order on gifts (siteowner_id, position, credits, id);

-- Down Migration
drop index gifts_order;
