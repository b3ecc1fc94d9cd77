-- Up Migration

-- The order of the list of operators: a page or a part of its export reads its own rows only.
create index operators_name on operators (lower(name), id);

-- Down Migration
drop index operators_name;
