#!/bin/sh
# Stands for a detector of sensitive pictures: what is nearly of one colour makes so small a file
# that it counts as one.
if [ "$(wc -c)" -lt 1200 ]; then
  echo '[{"class": "PLAIN", "score": 0.9}]'
else
  echo '[]'
fi
