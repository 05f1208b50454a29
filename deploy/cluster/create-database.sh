#!/bin/sh
# Run by Patroni once, when the cluster is made, with the address of its first node. The login owns its database and is no
# superuser; it may make roles, because requests act as one of their own.
set -eu
psql -v ON_ERROR_STOP=1 -d "$1" -v password="$TAEM_PASSWORD" <<'SQL'
create role taem login createrole password :'password';
create database taem owner taem;
SQL
# Whose log is kept in the archive.
pgbackrest --config=/etc/taem/pgbackrest.conf --stanza=taem stanza-create
