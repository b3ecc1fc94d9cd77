-- Up Migration
-- Whether texts that people marked wrong may be exported, masked, for the recognition to learn from. The site owner has to agree.
alter table siteowners add column is_learning_allowed boolean not null default false;

-- Down Migration
alter table siteowners drop column is_learning_allowed;
