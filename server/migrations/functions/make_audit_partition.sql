-- Creates a partition of the audit log for these limits. The statement triggers of the parent do not guard statements on a partition.
create or replace function make_audit_partition(name text, limits text) returns void language plpgsql as $$
begin
  execute format('create table audit.%I partition of audit_log (primary key (id)) for values from %s', name, limits);
  execute format('create trigger audit_log_append_only before update or delete on audit.%I
    for each statement execute function refuse_change()', name);
  execute format('create trigger audit_log_not_emptied before truncate on audit.%I
    for each statement execute function refuse_change()', name);
end $$;
