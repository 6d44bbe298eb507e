#!/bin/sh
# Makes a backup in a folder of its own and deletes old ones: sh deploy/nightly-backup.sh /var/lib/bettle-backup
# Run it in the folder of the built program, with the environment of the server.
set -eu
folder=$1
kept_days=14

# A backup without backup.json is incomplete.
for backup in "$folder"/*/; do
  [ -d "$backup" ] || continue
  [ -e "$backup/backup.json" ] || rm -r "$backup"
done
node scripts/dist/backup.js --to "$folder/$(date -u +%Y-%m-%dT%H%M%SZ)"
# Only after a new one succeeded are the old ones deleted.
find "$folder" -mindepth 1 -maxdepth 1 -type d -mtime +$kept_days -exec rm -r {} +
